import type { AdminUser } from '../../../../contract/admin.ts';
import type { Column } from '../list/table-features.ts';
import { RestoreButton } from './restore-button.tsx';
import { userColumns } from './user-columns.tsx';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Columns of the Users tab while it lists deleted users: until when, and the way back. */
export const deletedColumns: Column<AdminUser>[] = userColumns(0, () => {}).map((column) => {
  if (column.id === 'status') return { ...column, cell: ({ row }) => goneText(row.original) };
  if (column.id !== 'actions') return column;
  return { ...column, cell: ({ row }) => <RestoreButton user={row.original} /> };
});

function goneText({ goneAt }: AdminUser): string {
  if (!goneAt) return '';
  // The day does not move to a line of its own.
  return `Gone for good on ${dayFormat.format(new Date(goneAt)).replace(' ', '\u00A0')}`;
}
