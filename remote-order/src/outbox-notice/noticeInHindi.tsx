import content from '../../content/hi/outbox-notices.json';
import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { NoticeTextsContext, type NoticeTexts } from './noticeTexts';

export const hindi: NoticeTexts = content;

/** The notice with its texts in Hindi. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeTextsContext value={hindi}>
      <AnyNotice {...props} />
    </NoticeTextsContext>
  );
}
