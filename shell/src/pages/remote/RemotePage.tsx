import type { ExposedModule } from '@site/contracts/exposedModules';
import { PageHead } from '../PageHead';
import { TextPage } from '../TextPage';
import { RemotePart, type OwnProps } from '../../remotes/RemotePart';
import { useTexts } from '../../texts/useTexts';
import { moduleOfRoute, type RouteInUse } from '../../remotes/remoteRoutes';

/** A page that a remote serves by itself. Header and footer around it are the shell's. */
export function RemotePage({ route }: { route: RouteInUse }) {
  const { language } = useTexts();
  // The router has only pages with texts in this language.
  const { title, description } = route.texts[language]!;
  const isForeign = route.isForeign === true;
  const part = (
    <RemotePart
      module={moduleOfRoute(route)}
      title={title}
      size={route.placeholder}
      isForeign={isForeign}
      wakes="visible"
      props={{} as OwnProps<ExposedModule>}
    />
  );
  if (isForeign) {
    return (
      <TextPage title={title} lead={description}>
        <div data-owner={route.remote}>{part}</div>
      </TextPage>
    );
  }
  return (
    <>
      <PageHead title={title} description={description} />
      {part}
    </>
  );
}
