import type { Desk } from '../model/desk';
import type { DeskCloud } from '../model/deskCloud';

export interface PeoplePageProps {
  desk: Pick<Desk, 'erasePerson' | 'logExport'>;
  cloud: Pick<DeskCloud, 'findPerson' | 'readSubscribers'>;
}
