import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/use-texts.tsx';

/** A clinic's name, which opens its record. */
export function ClinicLink({ clinic: { id, name } }: { clinic: { id: string; name: string } }) {
  const path = useLocalPath();
  return (
    <Link to={path(`/organization/providers/${id}`)} className="admin-row-link">
      {name}
    </Link>
  );
}
