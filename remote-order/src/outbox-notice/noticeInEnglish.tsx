import content from '../../content/outbox-notices.json';
import { Notice as AnyNotice, type NoticeProps } from './Notice';
import { NoticeTextsContext, type NoticeTexts } from './noticeTexts';

export const english: NoticeTexts = content;

/** The notice with its texts in English. */
export function Notice(props: NoticeProps) {
  return (
    <NoticeTextsContext value={english}>
      <AnyNotice {...props} />
    </NoticeTextsContext>
  );
}
