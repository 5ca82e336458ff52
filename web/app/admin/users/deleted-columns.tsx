import type { AdminUser } from '../../../../contract/admin.ts';
import { deadlineText } from '../../../ui/deadline.ts';
import type { Column } from '../list/table-features.ts';
import { RestoreButton } from './restore-button.tsx';
import { userColumns } from './user-columns.tsx';

/** Columns of the Users tab while it lists deleted users: until when, and the way back. */
export const deletedColumns: Column<AdminUser>[] = userColumns(0, () => {}).map((column) => {
  if (column.id === 'status') return { ...column, cell: ({ row }) => restorableText(row.original) };
  if (column.id !== 'actions') return column;
  return { ...column, cell: ({ row }) => <RestoreButton user={row.original} /> };
});

function restorableText({ goneAt }: AdminUser): string {
  if (!goneAt) return '';
  // The day does not move to a line of its own.
  return `Restorable until ${deadlineText(goneAt).replace(' ', '\u00A0')}`;
}
