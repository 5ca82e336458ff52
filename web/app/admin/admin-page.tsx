import { AdminsOnly } from '../guards/admins-only.tsx';
import { AdminScreen } from './admin-screen.tsx';

/** `/admin`, for admins only. */
export function AdminPage() {
  return <AdminsOnly>{(user) => <AdminScreen user={user} />}</AdminsOnly>;
}
