import { Text } from 'shared-kernel/ui';

export const Chunk = () => <Text>The chunk is there</Text>;
