import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { hindi } from './noticeTexts.hi';
import { NoticeWords } from './useNoticeTexts';

/** The notice with its words in Hindi. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeWords value={hindi}>
      <AnyNotice {...props} />
    </NoticeWords>
  );
}
