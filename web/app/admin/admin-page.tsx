import { AdminsOnly } from '../guards/admins-only.tsx';
import { DraftingReport } from './drafting-report.tsx';

/** `/admin` */
export function AdminPage() {
  return (
    <AdminsOnly>
      {() => (
        <div className="admin">
          <h1>Admin</h1>
          <p className="soft">
            The lists of users and businesses are not open yet. This is how drafts are written.
          </p>
          <DraftingReport />
        </div>
      )}
    </AdminsOnly>
  );
}
