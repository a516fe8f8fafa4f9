import { trimName, type OrderRecord } from './enquiry';
import { MAX_TYPED_LENGTH, stripInvisible, typedAddress, withLatinDigits } from './typedText';
import { normaliseMobile } from './normaliseMobile';
import type { OrderDraft } from './orderDraft';

// A pasted text may hold control characters, line ends and halves of surrogate pairs. Nobody sees them, so nobody could be
// asked to remove them.
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

// Inside a name they would turn around what staff read after it. Joiners stay: Hindi needs them.
const DIRECTION = /\p{Bidi_Control}/gu;

const oneLine = (text: string) => trimName(text.replace(DIRECTION, '').replace(CONTROL, ' '));

/** Digits alone: what `Number` takes beside them, such as `1e3` or `1.000`, means another number to some. */
function wholeNumber(typed: string): number {
  const seen = stripInvisible(typed);
  const digits = seen.length > MAX_TYPED_LENGTH ? '' : withLatinDigits(seen);
  return /^[0-9]+$/.test(digits) ? Number(digits) : NaN;
}

/** Turns a draft into the shape that is stored (§3). `validateOrder` decides whether the record may be stored. */
export function toOrderRecord(draft: OrderDraft): OrderRecord {
  return {
    Name: oneLine(draft.Name),
    Email: typedAddress(draft.Email),
    Mobile: normaliseMobile(draft.Mobile),
    Quantity: wholeNumber(draft.Quantity),
    RetailerSelfUse: draft.RetailerSelfUse,
    Products: draft.Products,
  };
}
