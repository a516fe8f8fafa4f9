import { useState } from 'react';
import type { Desk } from '../desk/desk';
import type { DeskCloud } from '../model/deskCloud';
import { PageTitle } from '../screen/PageTitle';
import plain from '../screen/plain.module.css';
import { useTexts } from '../texts/language';
import { ErasePerson } from './ErasePerson';
import { Subscribers } from './Subscribers';

export interface PeoplePageProps {
  desk: Pick<Desk, 'erasePerson' | 'logExport'>;
  cloud: Pick<DeskCloud, 'findPerson' | 'readSubscribers'>;
}

/** What somebody may ask for: to be erased, or to get no more news. */
export function PeoplePage({ desk, cloud }: PeoplePageProps) {
  const { people } = useTexts();
  const [wanted, setWanted] = useState('');
  return (
    <div className={plain.stack}>
      <PageTitle tab={people.title}>{people.title}</PageTitle>
      <ErasePerson desk={desk} cloud={cloud} wanted={wanted} onWanted={setWanted} />
      <Subscribers desk={desk} cloud={cloud} onChoose={setWanted} />
    </div>
  );
}
