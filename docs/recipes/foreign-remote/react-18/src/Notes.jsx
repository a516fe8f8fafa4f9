import { Component, useEffect, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

function Notes({ onReady }) {
  const [count, setCount] = useState(0);
  useEffect(onReady, [onReady]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Drawn by React {version}: {count}
    </button>
  );
}

class Boundary extends Component {
  state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  componentDidCatch(failure) {
    this.props.onFailure(failure);
  }
  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export default {
  mount(element, props, { idPrefix, onReady, onFailure }) {
    const root = createRoot(element, { identifierPrefix: idPrefix });
    const unmount = () => queueMicrotask(() => root.unmount());
    const fail = (failure) => {
      unmount();
      onFailure(failure);
    };
    const update = (next) =>
      root.render(
        <Boundary onFailure={fail}>
          <Notes {...next} onReady={onReady} />
        </Boundary>,
      );
    update(props);
    return { update, unmount };
  },
};
