import { useContext } from 'react';
import type { ExposedModule, ExposedProps } from '@site/contracts/exposedModules';
import type { RoutePageProps } from '@site/contracts/remoteDeclaration';
import { notify } from '../../notifications/notify';
import { PageHead } from '../PageHead';
import { TextPage } from '../TextPage';
import { PreviewShown } from '../../preview/PreviewShown';
import { RemotePart } from '../../remotes/RemotePart';
import { useTexts } from '../../texts/useTexts';
import { folderOf, moduleOfRoute, type RouteInUse } from '../../routes/routesInUse';

/** A page that a remote serves by itself. Header and footer around it are the shell's. */
export function RemotePage({ route }: { route: RouteInUse }) {
  const { language } = useTexts();
  const { title, description } = route.texts[language] ?? { title: '', description: '' };
  const props: RoutePageProps = { notify, isPreview: useContext(PreviewShown) };
  const isForeign = route.isForeign === true;
  const part = (
    <RemotePart
      module={moduleOfRoute(route)}
      title={title}
      size={route.placeholder}
      isForeign={isForeign}
      props={props as ExposedProps[ExposedModule]}
    />
  );
  if (isForeign) {
    return (
      <TextPage title={title} lead={description}>
        <div data-owner={folderOf(route.remote)}>{part}</div>
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
