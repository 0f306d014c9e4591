export * from '../../index';
export * from '../../story';
export * from '../../accents';
export * from '../../fonts';
