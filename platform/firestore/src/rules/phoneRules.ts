import { phoneFields, phonePatterns } from '@site/contracts/phone';
import { listed, namedAs, pathOf, quoted } from './rulesText';
import { re2Pattern } from './re2Pattern';

/** Decides over what a phone's document may hold. */
export function phoneFunction(): string {
  const matches = phoneFields.map(
    (name) => `data.${name}.matches(${quoted(re2Pattern(phonePatterns[name]))})`,
  );
  return `    function isPhone(data) {
      return ${[
        `data.keys().hasOnly(${listed(['by', 'at', ...phoneFields])})`,
        'data.by == request.auth.uid',
        'data.at == request.time',
        ...matches,
      ].join('\n        && ')};
    }
`;
}

/** A phone belongs to who put it there. Nobody reads it: who knows its address could send to it. */
export function phoneMatch(collection: string): string {
  const staff = `${namedAs(collection)}isStaff()`;
  const isOwn = 'resource.data.by == request.auth.uid';
  return `    match /${pathOf(collection)}/{id} {
      allow create: if ${staff} && isId(id) && isPhone(request.resource.data);
      allow update: if ${staff} && ${isOwn} && isPhone(request.resource.data);
      allow delete: if ${staff} && ${isOwn};
    }
`;
}
