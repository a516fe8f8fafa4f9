import type { Desk } from '../desk/desk';
import type { DeskCloud } from '../cloud/openCloud';

export interface PeoplePageProps {
  desk: Pick<Desk, 'erasePerson' | 'logExport'>;
  cloud: Pick<DeskCloud, 'findPerson' | 'readSubscribers'>;
}
