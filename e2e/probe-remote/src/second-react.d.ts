declare module 'second-react' {
  export { useState } from 'react';
}
