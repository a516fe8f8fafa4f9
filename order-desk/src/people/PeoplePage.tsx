import { useState } from 'react';
import { PageTitle } from '../screen/PageTitle';
import shared from '../screen/shared.module.css';
import { useTexts } from '../texts/language';
import { ErasePerson } from './ErasePerson';
import type { PeoplePageProps } from './peopleProps';
import { Subscribers } from './Subscribers';

/** What somebody may ask for: to be erased, or to get no more news. */
export function PeoplePage({ desk, cloud }: PeoplePageProps) {
  const { people } = useTexts();
  const [wanted, setWanted] = useState('');
  return (
    <div className={shared.stack}>
      <PageTitle tab={people.title}>{people.title}</PageTitle>
      <ErasePerson desk={desk} cloud={cloud} wanted={wanted} onWanted={setWanted} />
      <Subscribers desk={desk} cloud={cloud} onChoose={setWanted} />
    </div>
  );
}
