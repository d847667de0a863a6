import { serve } from '../_shared/serve.ts';
import { handler, readEnvironment } from './handler.ts';

serve({ handler, readEnvironment });
