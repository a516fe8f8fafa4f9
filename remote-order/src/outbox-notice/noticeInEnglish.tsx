import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { english } from './noticeTexts';
import { NoticeTextsContext } from './useNoticeTexts';

/** The notice with its texts in English. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeTextsContext value={english}>
      <AnyNotice {...props} />
    </NoticeTextsContext>
  );
}
