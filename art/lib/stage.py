"""Blender starts here: `blender -b -P stage.py -- picture folder scale samples`."""
import importlib
import os
import sys

sys.dont_write_bytecode = True
ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)

import yaml  # noqa: E402

from lib import shot  # noqa: E402

if __name__ == '__main__':
    name, folder, scale, samples = sys.argv[sys.argv.index('--') + 1:]
    with open(os.path.join(ART, 'manifest.yaml')) as f:
        entry = yaml.safe_load(f)[name]
    shot.empty()
    module, build = entry['scene'].split('.')
    getattr(importlib.import_module(f'scenes.{module}'), build)(**entry.get('with', {}))
    shot.take(folder, entry['size'], int(samples) or entry.get('samples', 18), float(scale))
