import { createApp, h, shallowReactive } from 'vue';
import Clock from './Clock.vue';

export default {
  mount(element, props, { idPrefix, onReady }) {
    const current = shallowReactive({ ...props });
    const app = createApp({ render: () => h(Clock, current), mounted: onReady });
    app.config.idPrefix = idPrefix;
    // Vue logs what a part throws; the shell offers to try again.
    app.config.throwUnhandledErrorInProduction = true;
    app.mount(element);
    return {
      update: (next) => void Object.assign(current, next),
      unmount: () => app.unmount(),
    };
  },
};
