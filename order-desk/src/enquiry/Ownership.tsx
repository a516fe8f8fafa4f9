import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Claim, Enquiry } from '../model/enquiry';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { DeskSection } from '../screen/DeskSection';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';

/** Who has an enquiry: one tap takes it, gives it back, or hands it over. */
export function Ownership({ enquiry }: { enquiry: Enquiry }) {
  const { claim: words, enquiry: more } = useTexts();
  const { desk } = useDesk();
  const { member, connection, colleagues } = useDeskView();
  const { claimedBy, history } = enquiry;
  const isMine = claimedBy !== undefined && claimedBy.uid === member?.uid;
  const name = claimedBy?.name ?? '';
  // With a network it is said in a moment: nobody needs to read that twice.
  const isWaiting =
    connection !== 'live' &&
    history.some((entry) => entry.claimedBy && entry.isWaiting && !entry.isRefused);

  if (!member) return null;
  const { uid } = member;
  const other = claimedBy ? fillPlaceholders(words.other, { name }) : words.nobody;
  const others = colleagues.filter((colleague) => colleague.uid !== uid);
  const action = (text: string, to: Claim) => (
    <button
      type="button"
      className={styles.choice}
      onClick={({ currentTarget }) => {
        // Colleagues' names go away with the pressed one: reading and tabbing go on from who has it.
        const isGone = isMine && to.uid !== undefined;
        if (isGone) currentTarget.closest('section')?.querySelector('p')?.focus();
        void desk.claim(enquiry, to);
      }}
    >
      {text}
    </button>
  );
  return (
    <DeskSection>
      <div className={layout.spread}>
        <p role="status" tabIndex={-1}>
          {isMine ? words.mine : other}
          {isWaiting && <strong> · {more.waiting}</strong>}
        </p>
        {isMine
          ? action(words.giveBack, {})
          : action(claimedBy ? words.takeOver : words.take, { uid, name: member.name })}
      </div>
      {isMine && others.length > 0 && (
        <div data-screen-only="" role="group" aria-labelledby="hand-over" className={layout.row}>
          <span id="hand-over">{words.handOver}</span>
          {others.map((colleague) => (
            <span key={colleague.uid}>{action(colleague.name, colleague)}</span>
          ))}
        </div>
      )}
    </DeskSection>
  );
}
