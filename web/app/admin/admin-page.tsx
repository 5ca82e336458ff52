import { AdminsOnly } from '../guards/admins-only.tsx';
import { AdminScreen } from './admin-screen.tsx';

/** `/admin` (M-01) */
export function AdminPage() {
  return <AdminsOnly>{(user) => <AdminScreen user={user} />}</AdminsOnly>;
}
