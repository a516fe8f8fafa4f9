import { Notice, type NoticeProps } from './Notice';
import { NoticeTextsContext, type NoticeTexts } from './noticeTexts';

export const noticeWith = (texts: NoticeTexts) => (props: NoticeProps) => (
  <NoticeTextsContext value={texts}>
    <Notice {...props} />
  </NoticeTextsContext>
);
