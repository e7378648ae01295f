export { truckIcon } from '@afterimage/ui/icons.ts';

export const returnIcon = 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4';
export const lockIcon = 'M5 11h14v9.5H5V11ZM8 11V7.5a4 4 0 0 1 8 0V11';
