export * from '../../index';
export * from '../../story';
