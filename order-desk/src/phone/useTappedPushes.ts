import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens what a tapped push is about, as the service worker says. Loading the page again would lose what is being typed. */
export function useTappedPushes(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Without HTTPS there is none.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
      const path = data?.open;
      // A path can name another server: //example.com.
      if (typeof path === 'string' && /^\/(?!\/)/.test(path)) void navigate(path);
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, [navigate]);
}
