import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@vitrina/shared/styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/awning.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
