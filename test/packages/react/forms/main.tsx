import '@gatehouse/react/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.querySelector('#root') as HTMLElement;
const page = <Page parameters={new URLSearchParams(location.search)} />;

// A test renders the page on a server.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
