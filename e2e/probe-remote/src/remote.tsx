import { defineRemote } from 'shared-kernel/contract';
import { ProbePage } from './ProbePage';

export default defineRemote({ id: 'probe', routes: [{ path: '/probe', component: ProbePage }] });
