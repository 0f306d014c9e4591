export * from './mediaStore';
export { pictureFiles, readyToUpload } from './readyToUpload';
export { sendFile, type Refused } from './sendFile';
export { smallSource } from './smallSource';
