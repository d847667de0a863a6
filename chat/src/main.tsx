import { ignoreSecondClick } from '@vitrina/shared/ignoreSecondClick.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/chat.css';
import { App } from './App.tsx';
import { refuseStrayFiles } from './attachments/refuseStrayFiles.ts';
import { hearNotificationClicks } from './attention/notificationClicks.ts';
import { preloadForKnown } from './screens.ts';
import { reloadForEntryKey, takeEntryKey } from './session/entry/entryKey.ts';

const entry = takeEntryKey();
reloadForEntryKey();
preloadForKnown();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

refuseStrayFiles();
ignoreSecondClick();
hearNotificationClicks();
createRoot(root).render(
  <StrictMode>
    <App entry={entry} />
  </StrictMode>,
);
