// The matchers that domSetup.cjs adds, as types.
import '@testing-library/jest-dom';
