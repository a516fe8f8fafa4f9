import { Link } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { isUpToDate, lastAnswerOf, type Enquiry, type PendingChange } from '../model/enquiry';
import { useDesk } from '../screen/useDesk';
import { formatAnswer } from '../texts/formats';
import { useLanguage } from '../texts/language';
import { Prompt } from './Prompt';
import layout from '../screen/layout.module.css';

export interface RefusedPromptProps {
  enquiry: Enquiry;
  change: PendingChange;
}

/** Says, wherever somebody is, that a claim, an answer or an order of theirs was refused. */
export function RefusedPrompt({ enquiry, change }: RefusedPromptProps) {
  const { language, texts } = useLanguage();
  const { claim, enquiry: words } = texts;
  const { desk } = useDesk();
  const { Name: person = '' } = enquiry.order ?? {};
  /** Somebody else has the enquiry now, or nobody, or said something; the database says no more. */
  function reason(): string {
    const { claimedBy, from, was } = change;
    const owner = enquiry.claimedBy;
    const isLost = claimedBy && owner?.uid !== from?.uid;
    if (isLost) {
      return owner ? fillPlaceholders(claim.lost, { name: owner.name }) : claim.lostToNobody;
    }
    const since = was && !isUpToDate(was, enquiry) ? lastAnswerOf(enquiry) : undefined;
    if (!since) return words.refused;
    const [said, own] = [formatAnswer(since, language), formatAnswer(change, language)];
    return fillPlaceholders(claim.outdated, { name: since.name, said, own });
  }
  async function close() {
    await desk.discard(change.entryId);
    // The pressed button has gone, unless another refusal is told: reading and tabbing go on from the page's heading.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) document.querySelector('h1')?.focus({ preventScroll: true });
  }
  return (
    <Prompt label={person}>
      <p role="alert">
        {change.order
          ? fillPlaceholders(claim.notStored, { name: person })
          : `${enquiry.reference}: ${reason()}`}
      </p>
      {change.order ? (
        // There it can be tried again or discarded: this device alone has it.
        <Link to={`/enquiries/${enquiry.reference}`} className={layout.link}>
          {claim.openIt}
        </Link>
      ) : (
        <Button look="quiet" onClick={() => void close()}>
          {claim.understood}
        </Button>
      )}
    </Prompt>
  );
}
