import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { hindi } from './noticeTexts.hi';
import { NoticeTextsContext } from './useNoticeTexts';

/** The notice with its texts in Hindi. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeTextsContext value={hindi}>
      <AnyNotice {...props} />
    </NoticeTextsContext>
  );
}
