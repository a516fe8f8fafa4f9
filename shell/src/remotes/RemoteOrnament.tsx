import {
  inLanguage,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { useTexts } from '../texts/useTexts';
import { hasModule, isDeployed } from './releasesInUse';
import type { OwnProps } from './RemotePart';
import { usePart } from './usePart';

interface RemoteOrnamentProps<Module extends ExposedModule> {
  module: Module;
  props: OwnProps<Module>;
}

/**
 * A part that nobody misses: nothing stands in its place until it is there, where it fails, and where the live release is older
 * than it. Pages are not prerendered with it.
 */
export function RemoteOrnament<Module extends ExposedModule>(part: RemoteOrnamentProps<Module>) {
  const name = inLanguage(part.module, useTexts().language);
  return isDeployed(name) && hasModule(name) ? (
    <OrnamentSlot name={name} props={part.props} />
  ) : null;
}

function OrnamentSlot({ name, props }: { name: LocalisedModule; props: object }) {
  const { element } = usePart(name, props, {
    isPage: false,
    hasText: false,
    isOrnament: true,
    initialStatus: 'loading',
  });
  return <div ref={element} />;
}
