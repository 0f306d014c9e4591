import { networkOf } from './networkOf';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:0:42:1111:2222:3333:4444', '2001:db8:0:42'],
  ['2001:0db8:0000:0042::1', '2001:db8:0:42'],
  ['2001:db8::42:0:0:0:1', '2001:db8:0:42'],
  ['', ''],
])('counts %s for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
