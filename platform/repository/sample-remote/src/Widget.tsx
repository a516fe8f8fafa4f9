import { useState } from 'react';
import { brand } from '@site/company/brand';
import { languageOf, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import type { RoutePageProps } from '@site/contracts/remoteDeclaration';
import { Button, ButtonLink } from '@site/shared-ui/Button';
import { TextField } from '@site/shared-ui/TextField';
import './widget.css';

/** What the site's shell shows at the address of this remote. */
export default function Widget({ notify }: RoutePageProps) {
  const [town, setTown] = useState('');
  const language = languageOf(location.pathname);
  return (
    <section className="sample-remote">
      <p>The weather for customers of {brand.company}.</p>
      <TextField
        id="sample-town"
        name="town"
        label="Town"
        onChange={({ target }) => setTown(target.value)}
      />
      <Button onClick={() => notify('info', `It is sunny in ${town}.`)}>Show the weather</Button>
      <ButtonLink href={localised(paths.buyNow, language)} look="quiet">
        Order
      </ButtonLink>
    </section>
  );
}
