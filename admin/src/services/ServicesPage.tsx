import { contentPage } from '../versions/contentPage.tsx';

export { bg } from './bg.ts';

export default contentPage(() => import('./ServicePage.tsx'));
