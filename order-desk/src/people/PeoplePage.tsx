import { useState } from 'react';
import { PageTitle } from '../screen/PageTitle';
import shared from '../screen/shared.module.css';
import { useTexts } from '../texts/language';
import { ErasePerson } from './ErasePerson';
import { Subscribers } from './Subscribers';

/** What somebody may ask for: to be erased, or to get no more news. */
export function PeoplePage() {
  const { people } = useTexts();
  const [wanted, setWanted] = useState('');
  return (
    <div className={shared.stack}>
      <PageTitle tab={people.title}>{people.title}</PageTitle>
      <ErasePerson wanted={wanted} onWanted={setWanted} />
      <Subscribers onChoose={setWanted} />
    </div>
  );
}
