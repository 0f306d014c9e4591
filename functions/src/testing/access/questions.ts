/** What is asked of every access check, also of a copy of this folder from which one was removed. */
export { askOperation, type MatrixResult } from './accessMatrix';
export { askToLeaveNoAdmin } from './lastAdmin';
export { askToApproveOneself } from './ownApproval';
export { askToRevealSensitive, askToUnmarkSensitive } from './sensitiveField';
export { askedByLink } from './linkCells';
export { CALLABLE_OPERATIONS, ROUTE_OPERATIONS } from './operations';
