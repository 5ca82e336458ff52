import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../../contract/admin.ts';
import { adminActions } from '../../../../contract/admin-actions.ts';
import { actorText, actionText, reasonText } from './action-text.ts';

const entry: AuditEntry = {
  id: 1,
  at: '2026-01-02T03:04:05.000Z',
  actorKind: 'admin',
  actor: { id: 5, name: 'Ada' },
  action: 'edit_business',
  target: { kind: 'business', id: 7, name: 'Cedar Clinic' },
  detail: {},
};

it.each(adminActions)('has text for %s', (action) => {
  const text = actionText({ action, detail: {} });
  expect(text).toMatch(/^[A-Z][a-z -]+$/);
  expect(text).not.toContain('_');
});

it('names the edited fields, and what was deleted with an account', () => {
  const detail = { fields: ['name', 'logoHash', 'keywords'] };
  expect(actionText({ ...entry, detail })).toBe('Edited the business: name, logo, keyword phrases');
  const switched = { action: 'activate_business', detail: { fields: ['isActive'] } };
  expect(actionText(switched)).toBe('Activated the business');
  const gone = { action: 'delete_user', detail: { businesses: 1 } };
  expect(actionText(gone)).toBe('Deleted the account, including 1 business');
  const many = { action: 'delete_user', detail: { businesses: 20_007 } };
  expect(actionText(many)).toBe('Deleted the account, including 20,007 businesses');
  const none = { action: 'delete_user', detail: { businesses: 0 } };
  expect(actionText(none)).toBe('Deleted the account');
  const last = { action: 'revoke_admin', detail: { by: 'command line', last: true } };
  expect(actionText(last)).toBe('Removed admin rights from the last admin');
});

it('says which part of a list was downloaded', () => {
  const action = 'export_users';
  expect(actionText({ action, detail: {} })).toBe('Downloaded the users');
  expect(actionText({ action, detail: { filter: 'unverified' } })).toBe(
    'Downloaded the users under “Not verified”',
  );
  expect(actionText({ action, detail: { filter: 'inactive', searched: true } })).toBe(
    'Downloaded the users under “Inactive”, limited by a search',
  );
  const later = { action, detail: { filter: 'merged', searched: true } };
  expect(actionText(later)).toBe('Downloaded the users, limited by a search');
});

it('keeps the reason apart from the action, with its label', () => {
  const suspended = { action: 'suspend_business', detail: { reason: 'Fake address' } };
  expect(actionText(suspended)).toBe('Suspended the business');
  expect(reasonText(suspended)).toBe('Reason: Fake address');
  expect(reasonText(entry)).toBeNull();
});

it('falls back to the name of an unknown action', () => {
  expect(actionText({ action: 'merge_user', detail: {} })).toBe('merge user');
});

it.each([
  [{}, 'Ada'],
  [{ actor: { id: 5, name: null } }, 'Deleted user 5'],
  [{ actor: null, actorKind: 'system', detail: { by: 'command line' } }, 'The command line'],
  [{ actor: null, actorKind: 'system' }, 'The system'],
] as const)('who did it: %j', (change, text) => {
  expect(actorText({ ...entry, ...change })).toBe(text);
});
