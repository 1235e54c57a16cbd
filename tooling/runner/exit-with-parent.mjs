// Preloaded into each child of the runner. When the runner is gone, even by SIGKILL, the channel to it closes, and the
// child ends itself and its own children.
if (process.ppid === Number(process.env.ASTRIS_RUNNER_PID)) {
  const end = (signal) => {
    try {
      process.kill(-process.pid, signal); // the child leads a process group
    } catch {
      process.kill(process.pid, signal);
    }
  };
  process.on('disconnect', () => {
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), 3000).unref();
  });
  process.channel?.unref();
}
