// What a process keeps in memory, told to the process that started it: loaded before the program with --import.
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

/** Bytes of objects and buffers that are still reachable. */
export function liveBytes() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (message) => {
  if (message === 'live bytes') process.send?.({ liveBytes: liveBytes() });
});
process.channel?.unref();
