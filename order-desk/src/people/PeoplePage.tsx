import { useState } from 'react';
import { PageTitle } from '../screen/PageTitle';
import layout from '../screen/layout.module.css';
import { useTexts } from '../texts/language';
import { ErasePerson, PERSON_FIELD } from './ErasePerson';
import { Subscribers } from './Subscribers';

/** What somebody may ask for: to be erased, or to get no more news. */
export function PeoplePage() {
  const { people } = useTexts();
  const [wanted, setWanted] = useState('');
  const [erasures, setErasures] = useState(0);
  return (
    <div className={layout.stack}>
      <PageTitle tab={people.title}>{people.title}</PageTitle>
      <ErasePerson
        wanted={wanted}
        onWanted={setWanted}
        onErased={() => setErasures(erasures + 1)}
      />
      {/* A list from before may name who was erased. */}
      <Subscribers
        key={erasures}
        onChoose={(email) => {
          setWanted(email);
          document.getElementById(PERSON_FIELD)?.focus();
        }}
      />
    </div>
  );
}
