import { brand } from '@site/company/brand';
import {
  type JsonText,
  type PlacedText,
  type Problem,
  textsOf,
} from '@site/tooling/files/readJsonFile';
import { englishClaims, type Rule } from './englishClaims';
import { hindiClaims } from './hindiClaims';
import { asWritten, inOneSpelling } from './spelling';

/** The brand spelled out: another company could not use the file. */
const brandRule: Rule = {
  pattern: new RegExp(`\\b${brand.product.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu'),
  advice: 'Write {product} instead of the name.',
};

/** Links, HTML and Markdown: emphasis, code, headings, lists, quotations. A label may end with an asterisk. */
const linkRule: Rule = {
  pattern:
    /!?\[[^\]]*\][([][^)\]]*[)\]]|<[a-z/!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\b(?:https?:|www\.)\S+|\*\*+|__+|~~|`+|(?<![\p{L}\p{N}*])\*(?![\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?![\s_])[^_]*[^\s_]_(?![\p{L}\p{N}_])|^\s*(?:#{1,6}|>|[-+*•]) /iu,
  advice: 'A text shows as it is written: it holds no links and no markup.',
};

const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

interface Found {
  start: number;
  end: number;
  message: string;
}

/** What a text says that it may not, each place once. */
function claimsIn(text: string): string[] {
  const spelled = inOneSpelling(text);
  const found: Found[] = [];
  for (const { pattern, advice } of [...englishClaims, ...hindiClaims]) {
    const match = pattern.exec(spelled);
    if (!match) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const written = asWritten(text, start, match[0].length);
    found.push({ start, end, message: `“${written}” is not allowed. ${advice}` });
  }
  return found.map(({ message }) => message);
}

function formOf(text: string): string[] {
  const broken = LINE_BREAK.test(text)
    ? ['The text holds a line break. Write it in one line, or make two texts of it.']
    : [];
  const rules = [brandRule, linkRule].flatMap(({ pattern, advice }) => {
    const found = pattern.exec(text)?.[0].trim();
    return found ? [`“${found}” is not allowed. ${advice}`] : [];
  });
  return [...broken, ...rules];
}

/** An address makes no claim: a house may be No. 1. */
const isAddress = ({ path: [first] }: PlacedText) => first === 'address';

/** Finds wording that content may not hold; the brand's own file has its name and addresses. */
export function findForbiddenWording(json: JsonText, isBrand = false): Problem[] {
  return textsOf(json)
    .filter((it) => !isBrand || !isAddress(it))
    .flatMap(({ path, line, text }) =>
      [...claimsIn(text), ...(isBrand ? [] : formOf(text))].map((message) => ({
        path,
        line,
        message,
      })),
    );
}
