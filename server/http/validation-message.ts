import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;
type ObjectIssue = IssueOf<'invalid_type'> & { expected: 'object' };

/** For errors without a better message. */
export const invalidRequest = 'This request is not valid.';

/**
 * What should have been sent, in one sentence: for schemas in the contract without their own message.
 * Contains names and limits from the contract, never what was sent.
 */
export function validationMessage(issue: Issue): string {
  const path = pathOf(issue);
  if (!path && isOfObject(issue)) return `Send a JSON object with ${fieldsOf(issue)}.`;
  const wanted = wantedOf(issue);
  return wanted ? `${path || 'The request body'} must ${wanted}.` : invalidRequest;
}

function wantedOf(issue: Issue): string | null {
  if (isOfObject(issue)) return `be an object with ${fieldsOf(issue)}`;
  if (issue.code === 'invalid_type') return `be ${types[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `be ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'too_big') return mostWanted(issue);
  if (issue.code === 'too_small') return leastWanted(issue);
  return null;
}

const types: Record<string, string> = {
  boolean: 'true or false',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
};

function mostWanted({ origin, maximum }: IssueOf<'too_big'>): string {
  if (origin === 'string' || origin === 'array') return `have at most ${maximum} ${unitOf(origin)}`;
  return `be at most ${maximum}`;
}

function leastWanted({ origin, minimum, inclusive = true }: IssueOf<'too_small'>): string {
  if (origin === 'string' || origin === 'array')
    return minimum === 1 ? 'not be empty' : `have at least ${minimum} ${unitOf(origin)}`;
  return inclusive ? `be at least ${minimum}` : `be more than ${minimum}`;
}

function unitOf(origin: string): string {
  return origin === 'string' ? 'characters' : 'items';
}

function isOfObject(issue: Issue): issue is ObjectIssue {
  return issue.code === 'invalid_type' && issue.expected === 'object';
}

/** The fields that an object requires; if it requires none, those that it can have. */
function fieldsOf(issue: ObjectIssue): string {
  const { shape } = (issue.inst as z.core.$ZodObject)._zod.def; // an object was expected
  const needed = Object.keys(shape).filter((name) => shape[name]?._zod.optin === undefined);
  if (needed.length > 0) return listed(needed);
  return `any of ${listed(Object.keys(shape))}`;
}

function listed(names: string[]): string {
  const head = names.slice(0, -1).join(', ');
  return head ? `${head} and ${names.at(-1)}` : (names[0] ?? '');
}

/** In JavaScript notation: `keywords[0].isLocalSeo`. */
function pathOf({ path = [] }: Issue): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}
