import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { english } from './noticeTexts';
import { NoticeWords } from './useNoticeTexts';

/** The notice with its words in English. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeWords value={english}>
      <AnyNotice {...props} />
    </NoticeWords>
  );
}
