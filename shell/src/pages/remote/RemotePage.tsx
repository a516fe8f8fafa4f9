import { createElement, useContext, type ComponentType } from 'react';
import type { ExposedModule } from '@site/contracts/exposedModules';
import type { Language } from '@site/contracts/languages';
import type { RoutePageProps } from '@site/contracts/remoteRoute';
import { notify } from '../../notifications/notify';
import { PageHead } from '../PageHead';
import { TextPage } from '../TextPage';
import { ForeignPart } from './ForeignPart';
import { PreviewShown } from '../../preview/PreviewShown';
import { remoteComponent } from '../../remotes/remoteComponent';
import { useTexts } from '../../texts/useTexts';
import { folderOf, moduleOfRoute, routesIn, type RouteInUse } from '../../routes/routesInUse';

const pages = new Map<ExposedModule, ComponentType<RoutePageProps>>();

function pageOf(route: RouteInUse): ComponentType<RoutePageProps> {
  const module = moduleOfRoute(route);
  const known = pages.get(module);
  if (known) return known;
  const made = remoteComponent(module, {
    size: route.placeholder,
    titleIn: ({ language }) => route.texts[language]?.title ?? '',
  }) as ComponentType<RoutePageProps>;
  pages.set(module, made);
  return made;
}

/** Makes the pages of remotes in a language ready to be woken. Call it before anything hydrates. */
export const prepareRemotePages = (language: Language): void => routesIn(language).forEach(pageOf);

/** A page that a remote serves by itself. Header and footer around it are the shell's. */
export function RemotePage({ route }: { route: RouteInUse }) {
  const { language } = useTexts();
  const isPreview = useContext(PreviewShown);
  const { title, description } = route.texts[language] ?? { title: '', description: '' };
  const part = createElement(pageOf(route), { notify, isPreview });
  if (route.isForeign) {
    return (
      <TextPage title={title} lead={description}>
        <ForeignPart title={title} size={route.placeholder} owner={folderOf(route.remote)}>
          {part}
        </ForeignPart>
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
