import type { ExchangeFault, Round, Visit } from './plannedVisit';

const ordinals = ['first', 'second', 'third'];

const seen = {
  before: 'without reaching the store',
  during: 'while the store commits it unheard',
  after: 'after the store has committed it',
};

function describeFault(fault: ExchangeFault): string {
  switch (fault.what) {
    case 'answer': {
      const late = fault.isLate ? 'late, ' : '';
      return `is answered ${late}with ${fault.status} and the body ${fault.body}, ${seen[fault.where]}`;
    }
    case 'closed':
      return `ends with a closed connection, ${seen[fault.where]}`;
    case 'closed once':
      return `meets one closed connection, ${seen[fault.where]}; the browser uses another`;
    case 'silent':
      return `is never answered, ${seen[fault.where]}`;
    case 'delayed':
      return 'reaches the store when the page has given it up';
    case 'repeated':
      return 'reaches the store twice';
  }
}

function describeRound({ number, exchange, trouble, ...visitor }: Round): string[] {
  const placed = `Enquiry ${number + 1} is placed.`;
  const when = { before: 'Before enquiry', while: 'While enquiry', after: 'After enquiry' };
  const verb = { before: 'is placed', while: 'is being sent', after: 'was placed' };
  const troubleLine = trouble
    ? [`${when[trouble.when]} ${number + 1} ${verb[trouble.when]}: ${trouble.what}.`]
    : [];
  return [
    ...(trouble?.when === 'before' ? troubleLine : []),
    placed,
    ...exchange.map((fault, index) => `  Its ${ordinals[index]} send ${describeFault(fault)}.`),
    ...(trouble && trouble.when !== 'before' ? troubleLine : []),
    `  After a warning the visitor: ${visitor.afterWarning}; while it waits: ${visitor.whileWaiting}.`,
  ];
}

/** The visit as lines of text, for the person who has to find the fault. */
export function describeVisit({ rounds }: Visit): string[] {
  return rounds.flatMap(describeRound);
}
