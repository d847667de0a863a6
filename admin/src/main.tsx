import './styles/console.css';
import { ignoreSecondClick } from '@vitrina/shared/ignoreSecondClick.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

preloadPage();
ignoreSecondClick();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
