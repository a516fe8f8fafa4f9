import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import './widget.css';

const Later = lazy(() => import('./Later'));

export default function Widget() {
  const [count, setCount] = useState(0);
  return (
    <div className="starter-rspack">
      <button type="button" onClick={() => setCount(count + 1)}>
        Built with rspack: {count}
      </button>
      <Suspense fallback="…">
        <Later />
      </Suspense>
      {createPortal(<p className="starter-rspack-portal">Portal of rspack</p>, document.body)}
    </div>
  );
}
